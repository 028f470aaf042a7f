/** A file that came with a request, whole and within the limits. What is in it the platform tells. */
export class UploadedFile {
  /** The content as base64, which is how the platform takes pictures: held once, in the form it is needed in. */
  readonly base64: string;

  constructor(content: Buffer) {
    this.base64 = content.toString('base64');
  }
}
