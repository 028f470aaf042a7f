/** How many screens are on their way, so that the frame can show that something is happening. */
class LoadingScreens {
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly isLoading = (): boolean => this.#count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  during<T>(loading: Promise<T>): Promise<T> {
    this.#add(1);
    return loading.finally(() => this.#add(-1));
  }

  #add(change: number): void {
    this.#count += change;
    for (const listener of this.#listeners) listener();
  }
}

export const loadingScreens = new LoadingScreens();
