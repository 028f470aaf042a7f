/** There is more to do than the process takes on; nothing of it was begun. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}
