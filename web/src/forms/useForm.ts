import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { asPortalError } from '../data/graphql/errors.ts';
import { errorText } from '../data/graphql/report.ts';

/** What is typed, and the pictures that are chosen. */
type Values = Record<string, string | File | null>;
type Errors<T> = Partial<Record<keyof T, string | undefined>>;

export interface FieldBinding {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

export interface Form<T extends Values> {
  /**
   * Props of a field: `<TextField label=… {...form.bind('userName')} />`
   * @param input what the request calls the field, if it is something else
   */
  bind: (name: keyof T & string, input?: string) => FieldBinding;
  /**
   * Props of the `<form>`: calls back when everything is valid; otherwise focuses the first invalid field, or one that
   * is still busy. A refused field gets the focus as well.
   */
  formProps: (whenValid: () => void) => {
    ref: (form: HTMLFormElement | null) => void;
    noValidate: true;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** The refusal of the last attempt, null if there is none. */
  refusal: unknown;
  /** The refusal, or null if a field already shows it. Call after the fields have rendered. */
  failure: () => unknown;
  values: Readonly<Values>;
  /** What the request calls its fields; to be read once they are rendered. */
  inputs: () => ReadonlySet<string>;
}

/**
 * The refusal of the last attempt, null if there is none, for forms whose values are sent by a component around them.
 */
export const FormRefusal = createContext<unknown>(null);

/** The first control of a form that passes. */
const controlOf = (form: HTMLFormElement, passes: (control: HTMLInputElement) => boolean) =>
  [...form.elements].find(
    (element): element is HTMLInputElement => 'name' in element && passes(element as HTMLInputElement),
  );

/**
 * Decides when errors show: a field's after it was edited and left, all of them after a submit, and a refusal at the
 * field that it names, until that field changes. The caller keeps the values; `check` validates them.
 * @param refused the error of the last attempt, null if there is none; by default that of `FormRefusal`
 */
export function useForm<T extends Values>(
  values: T,
  set: (changes: Partial<T>) => void,
  check: (values: T) => Errors<T>,
  refused?: unknown,
): Form<T> {
  const elsewhere = useContext(FormRefusal);
  const refusal = refused === undefined ? elsewhere : refused;
  const refusedInput = refusal === null ? null : asPortalError(refusal).input;
  const [left, setLeft] = useState<ReadonlySet<keyof T>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  /** What was refused. */
  const [tried, setTried] = useState({ refusal, values });
  if (tried.refusal !== refusal) setTried({ refusal, values });
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const changed = useRef<Set<keyof T>>(new Set());
  const found = check(values);
  /** The fields of this rendering, by what the request calls them. */
  const fields = new Map<string, string>();

  const bind = (name: keyof T & string, input: string = name): FieldBinding => {
    fields.set(input, name);
    const isRefused = input === refusedInput && values[name] === tried.values[name];
    return {
      name,
      value: typeof values[name] === 'string' ? values[name] : '',
      onChange: (value) => {
        changed.current.add(name);
        set({ [name]: value } as Partial<T>);
      },
      onBlur: () => {
        // Leaving an untouched field shows no error.
        if (changed.current.has(name)) setLeft((current) => new Set(current).add(name));
      },
      error: isRefused ? errorText(refusal) : submitted || left.has(name) ? found[name] : undefined,
    };
  };

  const focusRefused = useEffectEvent((form: HTMLFormElement) => {
    const field = refusedInput === null ? undefined : fields.get(refusedInput);
    if (field !== undefined) controlOf(form, ({ name }) => name === field)?.focus();
  });
  useEffect(() => {
    if (element !== null && refusal !== null) focusRefused(element);
  }, [element, refusal]);

  const submit = (whenValid: () => void) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Object.values(found).some((error) => error !== undefined)) {
      setSubmitted(true);
      controlOf(event.currentTarget, ({ name }) => found[name] !== undefined)?.focus();
      return;
    }
    const busy = controlOf(event.currentTarget, (control) => control.getAttribute('aria-busy') === 'true');
    if (busy !== undefined) {
      busy.focus();
      return;
    }
    // Fields that a refusal clears, such as a captcha, show no error.
    setSubmitted(false);
    setLeft(new Set());
    whenValid();
  };

  return {
    bind,
    refusal,
    formProps: (whenValid) => ({ ref: setElement, noValidate: true, onSubmit: submit(whenValid) }),
    failure: () => (refusedInput !== null && fields.has(refusedInput) ? null : refusal),
    values,
    inputs: () => new Set(fields.keys()),
  };
}
