/** A rank of the ladder (spec §3). */
export interface Level {
  readonly level: number;
  readonly en: string;
  readonly cn: string;
}

/** The ranks, lowest first. */
export const levels: readonly Level[] = [
  { level: -1, en: 'Player', cn: '玩家' },
  { level: 0, en: 'Deputy Manager', cn: '副经理' },
  { level: 1, en: 'Manager', cn: '经理' },
  { level: 2, en: 'Deputy Director', cn: '副总监' },
  { level: 3, en: 'Director', cn: '总监' },
  { level: 4, en: 'Senior Director', cn: '高级总监' },
  { level: 5, en: 'Ruby Director', cn: '红宝石总监' },
  { level: 6, en: 'Two Star', cn: '二星' },
  { level: 7, en: 'Three Star', cn: '三星' },
];

/** Returns the rank with a number; the database keeps it between -1 and 7. */
export function getLevel(number: number): Level {
  const level = levels.find((one) => one.level === number);
  if (level === undefined) throw new RangeError(`no rank has the number ${number}`);
  return level;
}
