import { useRef, useState, type SyntheticEvent } from 'react';

type Values = Record<string, string>;
type Errors<T> = Partial<Record<keyof T, string | undefined>>;

export interface FieldBinding {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

export interface Form<T extends Values> {
  /** What a field needs: `<TextField label=… {...form.bind('userName')} />` */
  bind: (name: keyof T & string) => FieldBinding;
  /** For `<form onSubmit>`: calls back only when nothing is wrong, else goes to the first wrong field. */
  submit: (whenValid: () => void) => (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Errors the server found, by field; each goes when its field changes. */
  refuse: (errors: Errors<T>) => void;
}

/**
 * When errors show: a field's own after it was left, all of them after a submit. The values stay where they are
 * kept (a draft, a state); `check` says what is wrong with them.
 */
export function useForm<T extends Values>(
  values: T,
  set: (changes: Partial<T>) => void,
  check: (values: T) => Errors<T>,
): Form<T> {
  const [left, setLeft] = useState<ReadonlySet<keyof T>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<Errors<T>>({});
  const changed = useRef<Set<keyof T>>(new Set());
  const found = check(values);

  const bind = (name: keyof T & string): FieldBinding => ({
    name,
    value: values[name] ?? '',
    onChange: (value) => {
      changed.current.add(name);
      setRefused(({ [name]: _gone, ...rest }) => rest as Errors<T>);
      set({ [name]: value } as Partial<T>);
    },
    onBlur: () => {
      // Walking past an untouched field is no mistake yet.
      if (changed.current.has(name)) setLeft((current) => new Set(current).add(name));
    },
    error: refused[name] ?? (submitted || left.has(name) ? found[name] : undefined),
  });

  const submit = (whenValid: () => void) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const firstWrong = [...event.currentTarget.elements].find(
      (element): element is HTMLInputElement =>
        'name' in element && found[String(element.name)] !== undefined,
    );
    if (Object.values(found).some((error) => error !== undefined)) {
      setSubmitted(true);
      firstWrong?.focus();
      return;
    }
    // What a refusal empties, such as a captcha, is no mistake of the member's.
    setSubmitted(false);
    setLeft(new Set());
    whenValid();
  };

  return { bind, submit, refuse: setRefused };
}
