/** Loads the library of the connection, Socket.IO 4. */
export const loadSocket = () => Promise.all([import('socket.io-client'), import('socket.io-parser')]);
