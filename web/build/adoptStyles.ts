import type { Plugin } from 'vite';

/** How sonner writes its styles into the page, as text of a style element. */
const written =
  ';style.styleSheet ? (style.styleSheet.cssText = code) : style.appendChild(document.createTextNode(code))';

/**
 * * Has sonner's styles adopted as a constructed sheet: the content security policy of the page applies to text in a
 * style element, and this text is in no page whose hash could allow it.
 */
export function adoptStyles(): Plugin {
  return {
    name: 'adopt-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const start = code.indexOf('  let head = document.head');
        const end = code.indexOf(written);
        if (start < 0 || end < start) throw new Error('sonner writes its styles in another way');
        const adopt =
          '  const sheet = new CSSStyleSheet();\n  sheet.replaceSync(code);\n  document.adoptedStyleSheets.push(sheet);';
        return { code: code.slice(0, start) + adopt + code.slice(end + written.length), map: null };
      },
    },
  };
}
