/** Words that made-up names are put together from: 3,600 pairs, told apart by a number. */
export const firstWords =
  "Amber Ashen Autumn Azure Bitter Bold Brass Bright Bronze Calm Cedar Clear Copper Coral Crimson Crooked Dawn Distant Dusty Early Ebony Emerald Evening Faded Fallen Gentle Gilded Golden Hidden Hollow Idle Indigo Ivory Jade Late Little Lonely Lost Lucky Marble Midnight Misty Mossy Narrow Noble Northern Pale Patient Quiet Restless Rosy Rusty Secret Silver Slow Southern Stony Velvet Wandering Wild".split(
    " ",
  );
export const secondWords =
  "Anchor Arrow Badger Beacon Bell Bridge Canyon Castle Chapel Comet Compass Corner Crane Crown Curtain Dagger Dancer Drum Eagle Ember Falcon Feather Ferry Fiddle Fountain Fox Garden Gate Glacier Harbour Hare Harvest Heron Horizon Island Jewel Key Kite Ladder Lantern Lark Lighthouse Lion Meadow Mirror Mountain Needle Orchard Otter Palace Parade Pearl Quarry Raven River Shadow Signal Sparrow Thistle Tower".split(
    " ",
  );
export const tastes = ["citrus", "herbal", "bitter", "sweet", "smoky", "spicy", "fruity", "dry", "creamy", "tart"];
