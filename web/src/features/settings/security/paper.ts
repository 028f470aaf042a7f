/** Puts a text among the browser's downloads. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has read the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Prints lines under a title, and nothing else of the page: they are in a frame of their own. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (paper === null || view === null) {
    frame.remove();
    return;
  }
  paper.title = title;
  const heading = paper.createElement('h1');
  heading.textContent = title;
  const list = paper.createElement('pre');
  list.textContent = lines.join('\n');
  paper.body.append(heading, list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
