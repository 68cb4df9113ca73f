import { __Screen__View } from '../__screen__/__screen__-view';

/** `/__screen__` */
export function Component() {
  return <__Screen__View />;
}
