import { CatalogDocument } from '../catalog/catalog.generated.ts';
import { ExtensionsDocument } from '../data/extensions/extensions.generated.ts';
import { OverviewDocument } from '../data/overview/overview.generated.ts';

/** What every screen of a member asks first. The page's head asks it, too, before any code is there (`web/build/head.js`). */
export const firstQuery = OverviewDocument;

/** Queries of the shell, which every screen of a member needs. */
export const shellQueries = [CatalogDocument, ExtensionsDocument] as const;
