import { Agreement } from './agreement';

/** The agreement below the title of a dialog. */
export const Component = () => <Agreement headingLevel={3} />;
