import { isOffered } from '@bourse/contracts/site';
import { selectIsLoggedIn } from '@bourse/api-client';
import { useCapabilities } from '../server/use-capabilities';
import type { Background, Feature } from '../feature/feature';
import { useAppSelector } from '../hooks';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '../timing/when-idle';
import { backgroundsOf } from './backgrounds';
import type { Prepare } from './prepare';

/** Milliseconds after which a chunk that did not load is requested again. */
const RETRY_MS = 30_000;

/** Background work starts after this even if the page is busy. */
const IDLE_LIMIT_MS = 2000;

/** A fault in background work must not take the screen away. React reports it to the console. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface WorkProps {
  readonly background: Background;
  readonly prepare: Prepare;
}

/** Loads one background component when the browser is idle, and mounts it. */
function Work({ background, prepare }: WorkProps) {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType }>();
  useEffect(() => {
    let isMounted = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      Promise.all([background.lazy(), prepare(background)]).then(
        // oxlint-disable-next-line promise/always-return -- the chain ends here
        ([module]) => {
          if (isMounted) setLoaded(module);
        },
        () => {
          if (isMounted) retry = setTimeout(load, RETRY_MS);
        },
      );
    };
    const cancel = whenIdle(load, IDLE_LIMIT_MS);
    return () => {
      isMounted = false;
      cancel();
      clearTimeout(retry);
    };
  }, [background, prepare]);
  return loaded ? (
    <Boundary>
      <loaded.Component />
    </Boundary>
  ) : null;
}

export interface BackgroundWorkProps {
  readonly features: readonly Feature[];
  readonly prepare: Prepare;
}

/**
 * Mounts the features' background components on every screen: price alerts, results, lost replies. A product that the back end does not
 * announce has no work.
 */
export function BackgroundWork({ features, prepare }: BackgroundWorkProps) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const announced = useCapabilities();
  const [backgrounds] = useState(() => backgroundsOf(features));
  const offered = new Set(backgroundsOf(features.filter(({ product }) => isOffered(product, announced))));
  return backgrounds.map((background, index) =>
    offered.has(background) && (background.access === 'public' || isLoggedIn) ? (
      // The list is made once, when the page starts.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <Work key={index} background={background} prepare={prepare} />
    ) : null,
  );
}
