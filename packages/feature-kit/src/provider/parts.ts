import type { Feature } from '../feature/feature';
import { featurePart } from '../feature/feature-part';
import type { FeatureParts } from '../feature/feature-parts-context';
import type { Prepare } from './prepare';

/** The parts of all features by name. Each is loaded together with its texts and slices. */
export function partsOf(features: readonly Feature[], prepare: Prepare): FeatureParts {
  return Object.fromEntries(
    features.flatMap(({ id, parts }) =>
      Object.entries(parts).map(([name, part]) => [
        `${id}/${name}`,
        featurePart(async () => {
          const [module] = await Promise.all([part.lazy(), prepare(part)]);
          return module;
        }),
      ]),
    ),
  );
}
