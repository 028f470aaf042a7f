import type { Heading } from '../defineFeature.ts';

const description = 'common:product.description';

/** What the screens of visitors are headed with; the page says the same before their code is there. */
export const headings = {
  login: { title: 'session:login.title', intro: description },
  register: { title: 'session:register.title', intro: description },
  forgot: { title: 'session:forgot.title' },
} as const satisfies Record<string, Heading>;
