/** The envelope was rejected. It does not reveal which check failed, so that a forger learns nothing. */
export class EnvelopeRefused extends Error {
  override readonly name = 'EnvelopeRefused';
  constructor() {
    super('The envelope is not accepted.');
  }
}
