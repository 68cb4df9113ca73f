// Keeps the book and shows nothing: what it costs to receive and to count frames.
import { feed } from './page.ts';

feed(() => {});
