/** The part of Trusted Types (https://www.w3.org/TR/trusted-types/) that the portal uses. */
interface ScriptUrlPolicy {
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, policy: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Built files that run in workers: the service worker at the root, and modules among the assets. */
const workers = /^(?:service-worker\.js|assets\/[\w.-]+\.mjs)$/;

const ofBuild: ScriptUrlPolicy = {
  createScriptURL: (address) => {
    const { href } = new URL(address, document.baseURI);
    const folder = new URL('.', document.baseURI).href;
    if (!href.startsWith(folder) || !workers.test(href.slice(folder.length)))
      throw new TypeError(`${address} is no worker of the portal`);
    return href;
  },
};

const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };

/** Created at once: the page allows each name once, so that another script can't use it. */
const policy = trustedTypes?.createPolicy('workers', ofBuild) ?? ofBuild;

/**
 * The absolute address of a worker's script, as the content security policy of the page requires it. Browsers type it
 * as a string, also where it is a TrustedScriptURL. @throws TypeError for every script that is no worker of the build
 */
export const workerScript = (address: string): string => policy.createScriptURL(address);
