import {
  createOperations
} from "./chunk-4KC3CEZU.js";
import "./chunk-KQNQA4BE.js";
export {
  createOperations
};
//# sourceMappingURL=operations-Z3LXK26F.js.map