// Keeps the book without showing it: the cost of receiving events and counting frames.
import { feed } from './page.ts';

feed(() => {});
