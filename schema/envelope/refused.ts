/** An envelope that is not accepted. It says nothing of which check failed, so that it teaches a forger nothing. */
export class EnvelopeRefused extends Error {
  override readonly name = 'EnvelopeRefused';
  constructor() {
    super('The envelope is not accepted.');
  }
}
