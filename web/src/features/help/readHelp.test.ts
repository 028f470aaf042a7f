import { describe, expect, it } from 'vitest';
import { readHelp } from './readHelp.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });

/** Titles and names of what is read, by subject. */
const outline = (body: string, extensions: readonly string[] = []) =>
  readHelp(body, extensions).subjects.map(({ title, questions }) => [
    title,
    ...questions.map(({ name }) => name),
  ]);

describe('readHelp', () => {
  it('reads a title before a text as a question, and one before a title as the subject of what follows', () => {
    const body = [
      'Read this first.',
      'Deposits',
      'How do I deposit? {#deposit}',
      'Open the screen.',
      'Then:\n- send\n- report',
      'My deposit has not arrived',
      'Wait.',
      'Withdrawals',
      '¿Is it safe?',
      'Yes.',
    ];
    expect(readHelp(body.join('\n\n'), [])).toEqual({
      intro: [paragraph('Read this first.')],
      subjects: [
        {
          title: 'Deposits',
          questions: [
            {
              name: 'deposit',
              title: 'How do I deposit?',
              answer: [
                paragraph('Open the screen.'),
                paragraph('Then:'),
                { kind: 'list', items: ['send', 'report'] },
              ],
            },
            {
              name: 'my-deposit-has-not-arrived',
              title: 'My deposit has not arrived',
              answer: [paragraph('Wait.')],
            },
          ],
        },
        {
          title: 'Withdrawals',
          questions: [{ name: 'is-it-safe', title: '¿Is it safe?', answer: [paragraph('Yes.')] }],
        },
      ],
    });
  });

  it('reads questions in any script, of any length', () => {
    const long = `${'とても'.repeat(40)}長い質問ですか？`;
    expect(outline(`入金\n\nいつ反映されますか？ {#when}\n\nすぐです。\n\n${long}\n\nはい。`)).toEqual([
      ['入金', 'when', long.slice(0, -1)],
    ]);
  });

  it('gives each question a unique name', () => {
    expect(outline('Why?\n\nOne.\n\nWhy?\n\nTwo.\n\nHow? {#why}\n\nThree.\n\n？\n\nFour.')).toEqual([
      [null, 'why', 'why-2', 'why-3', 'question'],
    ]);
  });

  it('leaves braces alone that hold no name', () => {
    const [subject] = readHelp('What is this? {#Not a name}\n\nText.', []).subjects;
    expect(subject?.questions[0]?.title).toBe('What is this? {#Not a name}');
  });

  it('takes a text without questions as it is, and drops what has no answer', () => {
    expect(readHelp('Only a text. It has two sentences.', [])).toEqual({
      intro: [paragraph('Only a text. It has two sentences.')],
      subjects: [],
    });
    expect(readHelp('A subject\n\nA question?', [])).toEqual({ intro: [], subjects: [] });
    expect(readHelp('', [])).toEqual({ intro: [], subjects: [] });
  });

  it('includes a question about extensions only when all of them exist, and no subject without questions', () => {
    const body = [
      'Withdrawals',
      'Can I cancel it? {needs cancelWithdrawal} {#cancel}',
      'While it is under review.',
      'There is a second paragraph.',
      'How? {#how}',
      'So.',
      'Devices {#subject-of-devices}',
      'What if I lost my phone, and with it everything that I had on it, and all my codes? {needs one, sessions}',
      'Sign it out.',
    ].join('\n\n');
    const phone = 'what-if-i-lost-my-phone-and-with-it-everything-that-i-had-on-it-and-all-my-codes';
    expect(outline(body)).toEqual([['Withdrawals', 'how']]);
    expect(outline(body, ['sessions', 'cancelWithdrawal'])).toEqual([['Withdrawals', 'cancel', 'how']]);
    expect(outline(body, ['one', 'sessions'])).toEqual([
      ['Withdrawals', 'how'],
      ['Devices', phone],
    ]);
    const [subject] = readHelp(body, ['cancelWithdrawal']).subjects;
    expect(subject?.questions.map(({ title }) => title)).toEqual(['Can I cancel it?', 'How?']);
    expect(JSON.stringify(readHelp(body, []))).not.toMatch(/review|second paragraph|needs/);
  });

  it('omits empty subjects', () => {
    expect(outline('General\n\nDeposits\n\nHow?\n\nSo.')).toEqual([['Deposits', 'how']]);
  });
});
