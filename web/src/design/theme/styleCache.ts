import createCache, { type StylisPlugin } from '@emotion/cache';

const isGecko = 'MozAppearance' in document.documentElement.style;

/** Whether a selector is for other browsers than this one, as component libraries still write them. */
const isForeign = (selector: string): boolean =>
  selector.includes(':-ms-') || (!isGecko && selector.includes(':-moz-'));

/** Drops rules for other browsers: this one throws at each, which takes a slow phone longer than the rule itself. */
const ownRules: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.props) || !element.props.every(isForeign)) return;
  element.props = [];
  element.children = [];
};

/** The one property that browsers of the build's target know under a prefix alone (Safari). */
const selectable: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where styles are kept. It replaces the usual one because of its prefixes for browsers that the portal does not run
 * in: each made a style longer or threw when it was inserted.
 */
export const styleCache = createCache({ key: 'portal', stylisPlugins: [ownRules, selectable] });
