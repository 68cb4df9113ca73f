export { readReply } from './transport/read-reply';
