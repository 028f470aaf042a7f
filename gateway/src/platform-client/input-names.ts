/** Under which names the caller sent the fields of a request, so that a refusal names the caller's input. */
import type { Endpoint } from '@portal/schema/rest';
import type { DataOf } from './request-body.ts';

/** The caller's name of a field: within its `input`, or a separate argument. */
type InputName = string | { readonly argument: string };

/** The caller's names of request fields that differ from the platform's names. */
export type InputNames<E extends Endpoint> = { readonly [Field in keyof DataOf<E>]?: InputName };

/** Returns the path of the caller's input for a field; undefined if the caller sent none. */
export type InputOf = (field: string) => string | undefined;

/** The caller sent no input. */
export const noInput: InputOf = () => undefined;

/** The paths of the input of a call. */
export function inputPaths<E extends Endpoint>(data: DataOf<E>, inputNames: InputNames<E>): InputOf {
  const names: Readonly<Record<string, InputName | undefined>> = inputNames;
  return (field) => {
    if (!Object.hasOwn(data, field)) return undefined;
    const name = names[field] ?? field;
    return typeof name === 'string' ? `input.${name}` : name.argument;
  };
}
