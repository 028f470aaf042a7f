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
  /** Props of a field: `<TextField label=… {...form.bind('userName')} />` */
  bind: (name: keyof T & string) => FieldBinding;
  /** Handler for `<form onSubmit>`: calls back when everything is valid, else focuses the first invalid field. */
  submit: (whenValid: () => void) => (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Shows errors found by the server, each until its field changes. */
  refuse: (errors: Errors<T>) => void;
}

/**
 * Decides when errors show: each field's after it was edited and left, all of them after a submit. The caller keeps the
 * values; `check` validates them.
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
      // Leaving an untouched field shows no error.
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
    // Fields that a refusal clears, such as a captcha, show no error.
    setSubmitted(false);
    setLeft(new Set());
    whenValid();
  };

  return { bind, submit, refuse: setRefused };
}
