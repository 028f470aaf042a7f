/** Storage of one tab. */
export class MemoryStorage implements Storage {
  readonly #items: Map<string, string>;
  constructor(items: Iterable<readonly [string, string]> = []) {
    this.#items = new Map(items);
  }
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
  duplicate = () => new MemoryStorage(this.#items);
}
