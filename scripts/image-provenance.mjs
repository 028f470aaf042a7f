/**
 * Describes an image: its packages (CycloneDX, also inside the image) and its provenance, an in-toto statement with the
 * SLSA predicate (slsa.dev/spec/v1.0/provenance).
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const folder = join(root, 'dist', 'images');
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Writes `dist/images/<target>.cdx.json` and `dist/images/<target>.provenance.json`. Throws if the image lists no packages.
 * @param built what `buildImage` returns
 * @param files the folder where the image is mounted
 */
export function describeImage({ target, image, digest, base, source, began, ended }, files) {
  mkdirSync(folder, { recursive: true });
  const packages = join(files, 'app', 'sbom.cdx.json');
  const { bomFormat, components } = JSON.parse(readFileSync(packages, 'utf8'));
  if (bomFormat !== 'CycloneDX' || components.length === 0)
    throw new Error(`${image} does not list its packages`);
  copyFileSync(packages, join(folder, `${target}.cdx.json`));
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: image, digest: { sha256: digest.replace('sha256:', '') } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:members-portal:image:1',
        externalParameters: { target, dockerfile: 'Dockerfile' },
        internalParameters: { hasLocalChanges: source.isChanged },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: source.commit } },
          { name: base.name, digest: { sha256: base.digest.replace('sha256:', '') } },
          { name: 'pnpm-lock.yaml', digest: { sha256: sha256(join(root, 'pnpm-lock.yaml')) } },
        ],
      },
      runDetails: {
        builder: { id: 'urn:members-portal:scripts/images.mjs' },
        metadata: { startedOn: began.toISOString(), finishedOn: ended.toISOString() },
      },
    },
  };
  writeFileSync(join(folder, `${target}.provenance.json`), `${JSON.stringify(statement, null, 2)}\n`);
}
