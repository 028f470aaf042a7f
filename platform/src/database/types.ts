import { types, type CustomTypesConfig } from 'pg';

const identity = (text: string): string => text;

/** Parses `{1,2,NULL}`, for element types whose text contains no comma, quote or brace. */
function arrayOf<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)));
}

/** By type oid. The driver's defaults turn dates into local midnight and int8 into text. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, BigInt], // int8
  [1016, arrayOf(BigInt)], // int8[]
  [1082, identity], // date
  [1182, arrayOf(identity)], // date[]
  [1114, identity], // timestamp without time zone: no instant, so no Date
]);

export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => parsers.get(oid) ?? types.getTypeParser(oid, format),
};
