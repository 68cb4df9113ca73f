export { sentBy } from './sent-by';
