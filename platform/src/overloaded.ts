/** The process is overloaded; the work was not started. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}
