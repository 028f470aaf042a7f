/** Whether the gateway is shutting down. */
export class Lifecycle {
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** From now on the gateway reports that it is not ready and asks clients to close their connections. */
  drain(): void {
    this.#isDraining = true;
  }
}
