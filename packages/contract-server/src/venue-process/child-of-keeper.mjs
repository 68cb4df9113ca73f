// A program for the tests of the keeper: opens at once, and does what a message names.
import process from 'node:process';

process.on('message', (message) => {
  if (message.do === 'open') process.send({ is: 'open' });
  if (message.do === 'follow') process.send({ is: 'followed', pid: process.pid });
  if (message.do === 'end') process.exit(3);
  if (message.do === 'grow') process.send({ is: 'beat', memory: 2 ** 40 });
});
process.on('disconnect', () => process.exit());
