/** For the script in the page's head: free of dependencies. */
export { fetchReply } from './transport/fetch-reply';
export { wireRequest } from './transport/wire-request';
