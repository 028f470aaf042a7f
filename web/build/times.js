// Runs in a worker, by the name of the page's language, while the page waits for its code: has the browser read what it
// needs to write a time. All threads share that, and the first time that is written would keep a slow phone from
// answering for 150 ms.
new Intl.DateTimeFormat(self.name, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
}).format();
self.close();
