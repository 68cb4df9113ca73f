/** Source of the keys: the texts of the dialog that moves an order, fetched with it. */
const en = {
  confirm: 'Move order',
  first: '1. Cancel at',
  from: 'Current price',
  keep: 'Keep order',
  'note.oneStep': 'The order is changed in one step. At its new price it queues behind the orders there.',
  'note.queued':
    'A move is two steps: the order is cancelled, then what is left is placed at the new price, behind the orders there. If the second step is rejected, or a reply is lost, no order is sent by itself.',
  'note.waiting':
    'A move is two steps: the order is cancelled, then placed at the new price. If the second step is rejected, or a reply is lost, no order is sent by itself.',
  price: 'New price',
  samePrice: 'Enter another price.',
  second: '2. Place at',
};

export default en;
