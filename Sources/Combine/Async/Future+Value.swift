extension Future {
    /// A result on its way to the task that waits for it.
    private struct Parcel: @unchecked Sendable {
        let content: Result<Output, Failure>
    }

    /// Waits for the result; a cancelled task waits too, as the work goes on.
    private func outcome() async -> Result<Output, Failure> {
        await withCheckedContinuation { (reader: CheckedContinuation<Parcel, Never>) in
            whenFulfilled { reader.resume(returning: Parcel(content: $0)) }
        }.content
    }
}

extension Future where Failure == Never {
    /// Waits for the value.
    public var value: Output {
        get async {
            switch await outcome() {
            case .success(let value): value
            }
        }
    }
}

extension Future {
    /// Waits for the value, or throws the failure.
    public var value: Output {
        get async throws { try await outcome().get() }
    }
}
