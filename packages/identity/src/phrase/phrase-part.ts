export { AntiPhishingPhrase as Component } from './anti-phishing-phrase';
