export const HELP = `ledgelight: bakes a game level into walkable spans, exactly as the engine does

Usage
  ledgelight bake LEVEL [options]

Options
  --settings FILE   use this settings file instead of the level's own
  --dumps DIR       write a text file for each stage into DIR
  --hash            print the SHA-256 of each stage's dump, without writing it
  --json            print one JSON object instead of text
  --quiet, -q       print problems only (and what --hash or --json ask for)
  --help, -h        this text
  --version, -v     the version

Exit codes
  0  fine
  1  the level has problems of severity error
  2  the command line is wrong, or a file cannot be read or written

Examples
  ledgelight bake courtyard.level.json
  ledgelight bake courtyard.level.json --settings ogre.spans.json
  ledgelight bake courtyard.level.json --hash --quiet
  ledgelight bake courtyard.level.json --dumps out --json
`;
