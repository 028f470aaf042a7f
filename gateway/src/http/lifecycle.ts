/** Whether the gateway is on its way out. */
export class Lifecycle {
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** From now on the gateway says that it is not ready, and asks clients to open no further requests. */
  drain(): void {
    this.#isDraining = true;
  }
}
