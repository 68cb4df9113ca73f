import { Frame } from './frame';

/** Header and screen alone. */
export function StandaloneLayout() {
  return <Frame />;
}
