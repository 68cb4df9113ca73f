// A program for the tests of the keeper: opens at once, and does what the request for bars names.
import process from 'node:process';

process.on('message', (message) => {
  if (message.do === 'open') process.send({ is: 'open', name: 'Test', symbols: [], timeframes: [] });
  if (message.do === 'follow') process.send({ is: 'price', symbol: 'A/B', price: process.pid });
  if (message.do === 'bars' && message.symbol === 'end') process.exit(3);
  if (message.do === 'bars' && message.symbol === 'grow') process.send({ is: 'beat', memory: 2 ** 40 });
});
process.on('disconnect', () => process.exit());
